import { type Editor, useEditorState } from '@tiptap/react'

interface Tool {
  readonly label: string
  readonly sign: string
  readonly isOn: (editor: Editor) => boolean
  readonly apply: (editor: Editor) => void
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    sign: 'B',
    isOn: (editor) => editor.isActive('bold'),
    apply: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    sign: 'I',
    isOn: (editor) => editor.isActive('italic'),
    apply: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Underline',
    sign: 'U',
    isOn: (editor) => editor.isActive('underline'),
    apply: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Heading',
    sign: 'H',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    apply: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'List',
    sign: '•',
    isOn: (editor) => editor.isActive('bulletList'),
    apply: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    sign: '#',
    isOn: (editor) => editor.isActive('orderedList'),
    apply: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    sign: '“',
    isOn: (editor) => editor.isActive('blockquote'),
    apply: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
]

/** The buttons above the text, each saying whether it is on. Keys work as everywhere: Ctrl-B, Ctrl-I, Ctrl-U. */
export function RichTextToolbar({ editor }: { readonly editor: Editor }) {
  const on = useEditorState({ editor, selector: (state) => TOOLS.map((tool) => tool.isOn(state.editor)) })
  return (
    <div role="group" aria-label="Formatting" className="flex flex-wrap gap-0.5 border-b border-line p-1">
      {TOOLS.map(({ label, sign, apply }, place) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          aria-pressed={on[place] === true}
          title={label}
          className="flex size-9 items-center justify-center rounded text-sm font-semibold hover:bg-sunken aria-pressed:bg-brand-soft aria-pressed:text-brand-strong"
          onClick={() => apply(editor)}
        >
          <span aria-hidden>{sign}</span>
        </button>
      ))}
    </div>
  )
}
