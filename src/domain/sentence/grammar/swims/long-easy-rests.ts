import { isEasyAim } from '../easy-aims.ts'
import { measure } from '../measure.ts'
import type { Part } from '../part.ts'
import type { Writing } from '../writing.ts'

/** "10 min easy, 5x2 min hard, 5 min easy", "8x100, 400 easy": an easy swim as long as those of the set and longer is no rest between them, but done behind them. */
export function liftLongEasy(parts: readonly Part[], writing: Writing): Part[] {
  return parts.flatMap((part): Part[] => {
    const { rest, length, times, sendOff, inner, after } = part
    if (!rest?.length || !length || times.length !== 1 || sendOff || inner || after || rest.where) return [part]
    const said = writing.text.slice(rest.from, rest.to)
    const isApart = /,\s*$/.test(writing.text.slice(0, rest.from))
    const isSwum = rest.manner === 'swim' || (rest.aims.length > 0 && rest.aims.every(isEasyAim))
    if (
      !isApart ||
      !isSwum ||
      /\b(?:rest|between|btw|b\/w|each|recover\w*)\b/i.test(said.replace(/active recovery/i, ''))
    )
      return [part]
    const [own, easy] = [measure(length, 'bout', writing), measure(rest.length, 'stretch', writing)]
    const isLonger = own && easy && (own.unit === 'seconds') === (easy.unit === 'seconds') && easy.value >= own.value
    if (!isLonger) return [part]
    const { rest: _, ...set } = part
    const { from, to, details = [] } = rest
    return [
      set,
      {
        from,
        to,
        times: [],
        length: rest.length,
        aims: [{ kind: 'effort', name: 'easy', from, to }],
        details: [...details],
      },
    ]
  })
}
