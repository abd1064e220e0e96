import type { AmenityFields } from '@tahanan/contracts/amenity/amenity-fields.ts'
import type { StoredTable } from '../aggregate/stored-table.ts'
import type { Stored } from '../aggregate/stored.ts'

export type StoredAmenity = Stored<AmenityFields>

export type AmenityRow = Omit<StoredAmenity, 'fields'> & AmenityFields

export const AMENITY_TABLE: StoredTable<AmenityRow, StoredAmenity> = {
  noun: 'amenity',
  columns: 'id, version, name, created_at as "createdAt", updated_at as "updatedAt"',
  fitting: 'deleted_at is null and name_folded like all($1)',
  fromRow: ({ id, version, createdAt, updatedAt, ...fields }) => ({ id, version, createdAt, updatedAt, fields }),
}
