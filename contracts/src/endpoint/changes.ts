/** Fields to set by an update: one that is absent or undefined stays as it is (decision 64). */
export type Changes<Fields> = { readonly [Field in keyof Fields]?: Fields[Field] | undefined }
