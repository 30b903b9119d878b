import type { Token } from '../../tokens/tokens.ts'
import type { Edit } from '../arranged.ts'
import { isSwim } from '../swims/is-swim.ts'

/**
 * Swims that are filled by lengths by turns: "600 as 25 fist 25 six-kick 50 swim" is six times these, and "4x200 as 50 fast 50
 * easy" has them twice. "4 rounds 150 as …" is four times 150.
 */
export function fillSwims(_: readonly Token[], text: string): Edit[] {
  return isSwim(text) ? [...text.matchAll(FILLED)].flatMap((match) => filled(match)) : []
}

function filled({ index, 0: all, groups, indices }: RegExpExecArray): Edit[] {
  const { times, whole, parts = '', open = '' } = groups ?? {}
  const [list, length] = [indices?.groups?.parts, indices?.groups?.length]
  const pieces = [...parts.matchAll(PART)].map(({ groups: { far, how } = {} }) => ({ far: Number(far), how }))
  const sum = pieces.reduce((one, { far }) => one + far, 0)
  const rounds = Number(whole) / sum
  const isCounted = times !== undefined
  const isNamed = isCounted && !/x/i.test(all.slice(0, all.indexOf(whole ?? '')))
  if (!list || !length || pieces.length < 2 || !Number.isInteger(rounds) || (rounds === 1 && !isNamed)) return []
  const row = { from: list[0], to: list[0] + parts.replace(/[ ,/+&]+$/, '').length }
  const head = { from: index, to: length[1] }
  const turns = pieces.map(({ far, how }) => `${far} ${how?.trim()}`).join('/')
  const said = isCounted ? `${times}x${whole}` : `${rounds}x${sum}`
  const words = isCounted ? Array.from({ length: rounds }, () => turns).join('/') : turns
  const to = open === '' ? row.to : index + all.length
  return [
    {
      from: index,
      to,
      by: [
        { words: `${said} as `, for: head },
        { words, for: row },
      ],
    },
  ]
}

const HOW =
  '(?!(?:s|secs?|seconds|mins?|minutes|m|rest|on|with)(?![a-z]))(?:[a-z]|\\d+-\\d|\\d (?=kick))[a-z0-9-]*(?: (?!as|on|with|w|then|and|rest|r|in|off|x)[a-z-]+){0,2}'
const FILLED = new RegExp(
  `(?<![\\d.:x@/-] ?|on |in )\\b(?:(?<times>\\d{1,2}) ?(?:x ?|(?:rounds|lots|sets)(?: of)? ))?(?<length>(?<whole>[1-9]\\d{1,3}) ?m?)(?: swim| free)? ?(?:as|of|:|=) ?(?<open>\\(?)(?<parts>(?:(?:\\d{2,3}) ?m? ${HOW}(?: ?[,/+&] ?| (?=\\d)|(?=[).;,]|$| on | with | r)))+)\\)?`.replaceAll(
    ' ?m? ',
    ' ?(?:m )?',
  ),
  'dgi',
)
const PART = new RegExp(`(?<far>\\d{2,3}) ?(?:m )?(?<how>${HOW})`, 'gi')
