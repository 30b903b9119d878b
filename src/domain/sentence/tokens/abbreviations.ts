import { indexPhrases, matchPhrase } from './phrases.ts'
import type { Token } from './tokens.ts'

/** Replaces abbreviations of several signs, and those that no reader knows, by the word that they stand for. */
export function expandAbbreviations(tokens: readonly Token[]): Token[] {
  const expanded: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const found = matchPhrase(tokens, at, abbreviations)
    if (token && found)
      expanded.push({ ...token, kind: 'word', text: found.value, to: tokens[found.next - 1]?.to ?? token.to })
    else if (token) expanded.push(token)
    at = found?.next ?? at + 1
  }
  return expanded
}

const abbreviations = indexPhrases<string>([
  ['wu', 'w / up,w . u .,w . u,w . up,warm . up,wup,wmup,wm up,warmp up'],
  ['alternating', 'alt'],
  ['cd', 'cdwn,w / down,w / dn,cdown,c down,cool dwn,coold,c . d .,c . d,w . d .,w . d,cdn,cldn,cl down,cool dn'],
  ['between', 'b / w,betw,btween,bw,btw,btwn,btwen,inbetween,b / t'],
  ['and', 'n'],
  ['repeat', 'rpt'],
  ['down', 'dn'],
  ['uphill', 'up hill'],
  ['run', 'runn,rnu,rn'],
  ['jog', 'joging,jogg,jogin'],
  ['min', 'mn,mns'],
  ['should', 'shld,shd,shoud'],
  ['back', 'bk'],
  ['about', 'abt,approx,aprox'],
  ['before', 'b4,b 4'],
  ['swim', 'sw,swm'],
  ['min', 'minz,mims'],
  ['overunders', 'o / u,o / us'],
  ['tomorrow', 'tmrw,tmr,tmw,tomo,tmrrw'],
  ['recovery', 'recs,recov,rcvry,recvry,recovs'],
  ['rest', 'rst,reste'],
  ['threshold', 'thres,thrsh,thold,thrshld,threshld,thresold'],
  ['because', 'cuz,bc,coz,cos'],
  ['rounds', 'rds,rnds'],
  ['vomax', 'vvo 2 max,vvo 2'],
  ['jog', 'jg,jgs,trot,trots,trotting'],
])
