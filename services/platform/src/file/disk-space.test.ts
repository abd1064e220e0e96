import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { isDiskLow, readDiskSpace, requireDiskSpace } from './disk-space.ts'

test.each([
  { freeBytes: 999_999_999, totalBytes: 10e9, isLow: true },
  { freeBytes: 1e9, totalBytes: 10e9, isLow: false },
  { freeBytes: 4.9e9, totalBytes: 100e9, isLow: true },
  { freeBytes: 5e9, totalBytes: 100e9, isLow: false },
])('$freeBytes bytes free of $totalBytes: low $isLow', ({ isLow, ...space }) => {
  expect(isDiskLow(space)).toBe(isLow)
})

test('a disk without room is not ready, and says how much there is', async () => {
  const { freeBytes, totalBytes } = await readDiskSpace(tmpdir())
  expect(freeBytes).toBeLessThanOrEqual(totalBytes)
  await expect(requireDiskSpace(tmpdir(), totalBytes + 1)).rejects.toThrow(/^The disk is full: \d+ bytes are free/)
  await expect(requireDiskSpace(tmpdir(), 0)).resolves.toBeUndefined()
})
