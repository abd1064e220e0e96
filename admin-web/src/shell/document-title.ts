let screen = ''
let unread = 0

/** The title of the page: how much is unread, and what is open. */
export const documentTitle = {
  setScreen(title: string): void {
    screen = title
    write()
  },

  setUnread(count: number): void {
    unread = count
    write()
  },
}

function write(): void {
  if (screen !== '') document.title = `${unread > 0 ? `(${unread}) ` : ''}${screen} · Tahanan`
}
