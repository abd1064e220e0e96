/** A storage of the browser. It may be full or forbidden, and even to name it may throw: here it never does. */
export interface BrowserStorage {
  /** Null where nothing is stored. */
  read(key: string): string | null
  /** What is stored as JSON; undefined where there is nothing, or something else. */
  readJson(key: string): unknown
  /** @returns false where the storage is full or forbidden */
  write(key: string, text: string): boolean
  remove(key: string): void
  clear(): void
}

/** What is kept for good, and the same in all tabs. */
export const forGood = guardStorage(() => localStorage)

/** What is kept for as long as the tab is open. */
export const forThisTab = guardStorage(() => sessionStorage)

/** @param open names the storage; called anew for each use */
export function guardStorage(open: () => Storage): BrowserStorage {
  function attempt<T>(action: (storage: Storage) => T, otherwise: T): T {
    try {
      return action(open())
    } catch {
      return otherwise
    }
  }
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    readJson: (key) => attempt<unknown>((storage) => JSON.parse(storage.getItem(key) ?? ''), undefined),
    write: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text)
        return true
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    clear: () => attempt((storage) => storage.clear(), undefined),
  }
}
