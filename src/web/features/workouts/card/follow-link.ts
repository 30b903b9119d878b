/** Downloads a file, as a click on a link to it does. */
export function followLink(address: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}
