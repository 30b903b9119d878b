/** The lines of a body, each as soon as it is complete; text after the last line break is a line too. */
export async function* linesOf(body: ReadableStream<Uint8Array> | null | undefined): AsyncGenerator<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true }
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of done ? [...lines, rest] : lines) if (line.trim() !== '') yield line
    if (done) return
  }
}
