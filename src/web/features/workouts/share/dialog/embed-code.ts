/** The path of the page that other sites may show in a frame. */
export function embedAddress(id: string): string {
  return `/embed/workout/${id}`
}

/** The HTML that shows a workout on another site, as wide as the text around it. */
export function embedCode(origin: string, { id, name }: { id: string; name: string }): string {
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<iframe src="${origin}${embedAddress(id)}" title="${title}" loading="lazy" style="border:0;width:100%;aspect-ratio:1200/630"></iframe>`
}
