import { expect, test } from 'vitest'
import { dueBackupWork } from './nightly-backup.ts'
import { backupsToRemove } from './take-backup.ts'

const now = new Date('2026-11-24T19:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000)
const backup = (hours: number) => ({ at: hoursAgo(hours), file: 'a', sizeBytes: 1 })
const failure = (kind: 'backup' | 'check', hours: number) => ({ kind, at: hoursAgo(hours), cause: 'away' })

test('a backup is due where none is from after 2:00 in Manila, an hour after a failure', () => {
  expect(dueBackupWork({ backup: null, checkedAt: null, failures: [] }, now)).toBe('backup')
  expect(dueBackupWork({ backup: backup(1.1), checkedAt: hoursAgo(1), failures: [] }, now)).toBe('backup')
  expect(dueBackupWork({ backup: backup(0.9), checkedAt: hoursAgo(1), failures: [] }, now)).toBeUndefined()
  expect(dueBackupWork({ backup: null, checkedAt: null, failures: [failure('backup', 0.5)] }, now)).toBeUndefined()
  expect(dueBackupWork({ backup: null, checkedAt: null, failures: [failure('backup', 1)] }, now)).toBe('backup')
})

test('a check is due where none is of this week, a day after a failure, and never without a backup', () => {
  const fresh = { backup: backup(0.5), failures: [] }
  expect(dueBackupWork({ ...fresh, checkedAt: null }, now)).toBe('check')
  expect(dueBackupWork({ ...fresh, checkedAt: hoursAgo(7 * 24) }, now)).toBe('check')
  expect(dueBackupWork({ ...fresh, checkedAt: hoursAgo(7 * 24 - 1) }, now)).toBeUndefined()
  expect(dueBackupWork({ ...fresh, checkedAt: null, failures: [failure('check', 23)] }, now)).toBeUndefined()
  const failing = { backup: null, checkedAt: null, failures: [failure('backup', 0.1)] }
  expect(dueBackupWork(failing, now)).toBeUndefined()
})

test('7 days and 4 weeks are kept, the last of each; other files are let alone', () => {
  const nameOf = (date: Date) => `catalogue-${date.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.sql.gz`
  const names = Array.from({ length: 60 }, (_, day) => [
    nameOf(hoursAgo(day * 24)),
    nameOf(hoursAgo(day * 24 + 2)),
  ]).flat()
  const removed = new Set(backupsToRemove([...names, 'notes.txt', 'catalogue-2020.dump', `${names[0]}.part`]))
  const kept = names.filter((name) => !removed.has(name))
  expect(removed.size).toBe(names.length - kept.length)
  // Two weeks lie within the 7 days, at least one of them at its end.
  expect(kept.length).toBeGreaterThanOrEqual(9)
  expect(kept.length).toBeLessThanOrEqual(11)
  for (let day = 0; day < 7; day += 1) expect(kept).toContain(nameOf(hoursAgo(day * 24)))
  expect(backupsToRemove(kept)).toEqual([])
})
