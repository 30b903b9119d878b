import type { Piece } from '../arranged.ts'
import type { Phrase } from '../phrase.ts'

const LENGTH = String.raw`\d+(?:\.\d+)? ?(?:miles?|minutes|mins?|mi|km?|m|')?(?![a-z\d])`
const REST = String.raw`(?:\d+(?::\d\d| ?(?:minutes|mins?|seconds|secs?|m|'|s|"))(?: ?(?:rest|rec|easy|jog))?|\d{2,3}m? (?:jog|walk))`
const STEP = new RegExp(String.raw`(?<length>${LENGTH} ?)(?:\((?<rest>${REST})\))?`, 'gi')
const JOINT = '(?:,? ?| - )'
/** At least two lengths, each with its rest in brackets, perhaps one more, and what is aimed at in all of them. */
const BRACKETED = new RegExp(
  String.raw`(?:\b(?:ladder|pyramid)(?: of)?:? )?(?<![\dx@(/] ?|\d[.:])(?<row>\b${LENGTH} ?\(${REST}\)(?:${JOINT}${LENGTH} ?\(${REST}\))+(?:(?:,| -)? ${LENGTH}(?!\())?)(?<aim>,? ?(?:@|at) ?[^,;\n]+?)?(?=$|[,;\n ]|\. )`,
  'di',
)
const SPORT = /\b(?:swim\w*|pool|free|css|bike|ride|turbo|run\w*|jog\w*|pace)\b/i
const LONGEST_MINUTES = 90

/** Lengths that each have their rest in brackets behind them, and one target for all. */
export const bracketedRests: Phrase = {
  // "10' (4') 12' (4') 16' (4') @ 95-100% ftp", "400m (1min) 600m (1:20) 800", "300 (100 jog) 400 (200 jog) 500"
  needs: ['('],
  pattern: BRACKETED,
  by: (span, _, text) => {
    const [row, aim] = [span('row'), span('aim')]
    if (!row) return undefined
    const isRun = /\dk/i.test(row.words) && !SPORT.test(text)
    const steps = [...row.words.matchAll(STEP)].flatMap(({ index, 0: all, groups }, at): Piece[] => {
      const { length = '', rest } = groups ?? {}
      const from = row.from + index
      const isTime = /m(?:in| ?$)|'/i.test(length) && Number.parseFloat(length) <= LONGEST_MINUTES
      const own: Piece = { from, to: from + length.trimEnd().length }
      const place = { from: from + length.length, to: from + all.length }
      return [
        ...(at > 0 ? [', '] : []),
        own,
        ...(aim ? [' ', aim] : []),
        ...(rest ? [', ', { words: restIn(rest, isTime ? 'easy' : 'rest'), for: place }] : []),
      ]
    })
    return [...(isRun ? ['run '] : []), ...(aim ? steps : ['1x(', ...steps, ')'])]
  },
}

/** "1:20", "4'" and "100 jog" as they are read. */
function restIn(rest: string, word: string): string {
  if (/^\d{2,3}m? (?:jog|walk)$/i.test(rest)) return rest
  const [minutes = '0', second] = rest.split(':')
  if (second !== undefined) return `${Number(minutes) * 60 + Number.parseInt(second, 10)} sec ${word}`
  return `${Number.parseInt(rest, 10)} ${/^\d+ ?(?:s|")/i.test(rest) ? 'sec' : 'min'} ${word}`
}
