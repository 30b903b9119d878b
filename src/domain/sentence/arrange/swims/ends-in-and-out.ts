import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'

const FAR = String.raw`(?:50|[1-9]\d?[05]0)(?: ?m\b)?`

/** The lengths before and after a swim that are swum "in" and "out": "400 in, 10x100, 200 out", "10x100, 400 in and 200 out". */
export const endsInAndOut: readonly Phrase[] = [
  {
    // "10x100 on 1:45, 400 in 300 out": the first of them is swum before.
    needs: ['in'],
    pattern: new RegExp(
      String.raw`^(?<sport>swim[:,]? )?(?<body>[^\n]*\d ?x ?\(?\d[^\n]*?)[,;.]? (?<up>${FAR}) (?<in>in),?(?: and| &)? (?<down>${FAR}) (?<out>out)(?= ?[.!]?$)`,
      'di',
    ),
    by: (span, _, text) => {
      const [body, up, upWord, down, downWord] = ['body', 'up', 'in', 'down', 'out'].map(span)
      if (!body || !up || !upWord || !down || !downWord || !isSwim(text)) return undefined
      return [
        ...[span('sport') ?? [], up].flat(),
        { words: ' warm up, ', for: upWord },
        ...[body, ', ', down],
        { words: ' cool down', for: downWord },
      ]
    },
  },
  {
    // "10x100 on 1:45, 300 choice before and after"
    needs: ['after', 'side', 'end', 'ends'],
    pattern: new RegExp(
      String.raw`^(?<body>.*\d(?: ?x ?\d|0s\b).*?),? (?:(?:and|with|plus) |w\/ ?)?(?<end>${FAR} (?:(?:choice|mixed|free|back|breast|im|pull)(?: easy)?|(?:kick|drill)(?= before))) (?<around>before (?:and|&|n) after|(?:on )?(?:each|either) side|(?:at )?(?:both ends|each end))(?= ?[.!]?$)`,
      'di',
    ),
    as: '{end}, {body}, {end}{around=}',
    when: isSwim,
  },
  {
    needs: ['in'],
    pattern: new RegExp(
      String.raw`(?<=^(?:swim[:,]? )?)(?:(?<up>${FAR}) (?<word>in)(?=[,;.]| then\b| \d{1,2} ?x)|(?<first>in) (?<up2>${FAR}))`,
      'di',
    ),
    as: '{up|up2}{word|first= warm up},',
    when: isSwim,
  },
  {
    needs: ['out'],
    pattern: new RegExp(
      String.raw`(?<=\d ?x ?\(?\d.*)(?:,? (?:and |then )?)(?:(?<down>${FAR}) (?<word>out)|(?<first>out) (?<down2>${FAR}))(?=(?: swim)? ?[.!]?$)`,
      'di',
    ),
    as: ', {down|down2}{word|first= cool down}',
    when: isSwim,
  },
]
