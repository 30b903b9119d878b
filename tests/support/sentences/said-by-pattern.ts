import type { Random } from '#domain/generator/plan/random.ts'

/**
 * Words that a pattern may match, drawn from its alternatives. What it does not want around or behind them is not looked at,
 * so some of them do not match. What has to stand before or behind them is written, too.
 */
export function saidByPattern({ source }: RegExp, random: Random): string {
  const said = new Map<string, string>()
  let at = 0

  /** The alternatives up to the end of a group, each as words. Only one of them is written, and all are read. */
  function alternatives(): string {
    const all = [sequence()]
    while (source[at] === '|') {
      at += 1
      all.push(sequence())
    }
    return random.pick(all)
  }

  function sequence(): string {
    let words = ''
    while (at < source.length && source[at] !== '|' && source[at] !== ')') words += repeated()
    return words
  }

  /** An element as often as its quantifier allows, and rarely more often than it has to be. */
  function repeated(): string {
    const from = at
    const first = element()
    const [quantifier = '', least, most] = /^(?:[?*+]|\{(\d+)(?:,(\d*))?\})\??/.exec(source.slice(at)) ?? []
    const end = at + quantifier.length
    const min = least === undefined ? (quantifier.startsWith('+') || quantifier === '' ? 1 : 0) : Number(least)
    const max = least === undefined ? min + (/^[?*]/.test(quantifier) ? 1 : 0) : Number(most ?? least) || min
    // A space that can be left out is written: words that stand together are others.
    const isSpace = max > 0 && /^(?: |\[[^\]]* [^\]]*\])$/.test(source.slice(from, end - quantifier.length))
    const times = isSpace ? Math.max(min, 1) : random.integer(min, Math.min(max, min + 2))
    let words = isSpace ? ' ' : times > 0 ? first : ''
    for (let time = 1; time < times; time += 1) {
      at = from
      words += element()
    }
    at = end
    return words
  }

  function element(): string {
    const rest = source.slice(at)
    const [open, kind = '', name] = /^\((\?(?:<?[=!]|:|<(\w+)>))?/.exec(rest) ?? []
    if (open) return group(open, kind, name)
    const [chars = ''] = /^(?:\[(?:\\.|[^\]\\])*\]|\\k<\w+>|\\p\{\w+\}|\\u[\da-f]{4}|\\.|.)/is.exec(rest) ?? []
    at += chars.length
    if (chars.startsWith('\\k')) return said.get(chars.slice(3, -1)) ?? ''
    if (/^(?:\\[bB]|\^|\$)$/.test(chars)) return ''
    if (!/^[[.\\]/.test(chars)) return chars
    const one = new RegExp(`^${chars}$`, chars.includes('\\p') ? 'u' : '')
    const possible = CHARACTERS.filter((character) => one.test(character))
    return possible.length > 0 ? random.pick(possible) : ''
  }

  function group(open: string, kind: string, name: string | undefined): string {
    const isFirst = at === 0
    at += open.length
    const words = alternatives()
    at += 1
    if (name) said.set(name, words)
    if (kind.endsWith('!')) return ''
    if (kind === '?<=') return isFirst ? words : ''
    return kind === '?=' && at < source.length ? '' : words
  }

  return alternatives()
}

// Figures and letters that stand in most lengths and words, and the marks between them.
const CHARACTERS = [...'123456789 aemnst,.:/-+()\'"@%']
