export type Shot = {
  screen: string
  device: string
  /** The width of the window, in px. */
  width: number
  scheme: 'light' | 'dark'
  file: string
  /** Why the screen could not be opened in its state. */
  error?: string
}

/** A page with all pictures, one row for each screen, each picture as wide as its window. */
export function contactSheet(shots: readonly Shot[]): string {
  const rows = Map.groupBy(shots, ({ screen }) => screen)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { font: 15px system-ui; margin: 24px; background: #f1f1ec; }
  section { margin-bottom: 40px; }
  div { display: flex; gap: 12px; align-items: flex-start; }
  img { display: block; width: 100%; border: 1px solid #82847c; }
  a { min-width: 0; }
</style>
${[...rows].map(([screen, taken]) => rowOf(screen, taken)).join('\n')}
</html>
`
}

function rowOf(screen: string, shots: readonly Shot[]): string {
  const pictures = shots.map(
    ({ file, device, width, scheme }) =>
      `<a style="flex: ${width}" href="${file}"><img src="${file}" alt="${screen}, ${device}, ${scheme}" loading="lazy"></a>`,
  )
  return `<section><h2 id="${screen}">${screen}</h2><div>${pictures.join('')}</div></section>`
}
