import { indexPhrases, matchPhrase } from './phrases.ts'
import type { Token } from './tokens.ts'

/** Replaces abbreviations of several signs, and those that no reader knows, by the word that they stand for. */
export function expandAbbreviations(tokens: readonly Token[]): Token[] {
  const expanded: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const found = matchPhrase(tokens, at, abbreviations)
    if (token && found) expanded.push(...wordsOf(found.value, token, tokens[found.next - 1] ?? token))
    else if (token && !isMarkBefore(tokens, at) && !isPluralOfPace(tokens, at)) expanded.push(token)
    at = found?.next ?? at + 1
  }
  return expanded
}

/** The words that stand in the place of an abbreviation, the last of them up to its end. */
function wordsOf(words: string, first: Token, last: Token): Token[] {
  return words.split(' ').map((text, at) => ({
    ...{ kind: 'word', text, from: at === 0 ? first.from : last.from, to: last.to },
    glued: at === 0 && first.glued,
  }))
}

/** Whether a picture before a figure says nothing: "6 x 🔥30s". */
function isMarkBefore(tokens: readonly Token[], at: number): boolean {
  const isFigure = tokens[at + 1]?.kind === 'number' && tokens[at + 1]?.glued === true
  return isFigure && PICTURE.test(tokens[at]?.text ?? '')
}

/** The "s" of "7:15s", which says no more than the pace. */
function isPluralOfPace(tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]]
  return token?.text === 's' && token.glued && before?.kind === 'clock'
}

const PICTURE = /^\p{Extended_Pictographic}$/u

const abbreviations = indexPhrases<string>([
  ['steady', 'stdy,stedy'],
  ['long run', 'mlr'],
  ['walk', 'stroll,strolling,amble,brisk walk,brisk walking,walk briskly,walking briskly,gentle walk,power walk'],
  ['jog', 'walk or jog,jog or walk'],
  ['jog back', 'walk / jog back,jog / walk back'],
  ['jog down', 'walk / jog down,jog / walk down'],
  ['wu and cd', 'w / u / c / d,wu / c / d,w / u - c / d,w / u & c / d,w / u and c / d,w / u + c / d,w / u n c / d'],
  ['wu', 'w / up,w . u .,w . u,w . up,warm . up,warm / up,wrmup,wrm up,wup,wmup,wm up,warmp up'],
  ['alternating', 'alt'],
  ['treadmill', 'treadie,treddie,tready,dreadmill,tmill,t mill'],
  [
    'cd',
    'cdwn,w / down,w / dn,w / dwn,c / down,c / dn,c / dwn,c dwn,c dn,cool / down,cool / dn,cool / dwn,warm / down,cdown,c down,cool dwn,coold,c . d .,c . d,w . d .,w . d,cdn,cldn,cl down,cool dn',
  ],
  ['between', 'b / w,b / n,betw,btween,bw,bt,bn,btw,btwn,btwen,betwn,inbetween,b / t,entre'],
  ['and', 'n'],
  ['in total', 'in totally,in totaal'],
  ['nothing', 'nowt'],
  ['at', 'à'],
  ['rest between sets', 'rbs,rbts'],
  ['free', 'fs,fc'],
  ['easy between', 'easy in the middle,ez in the middle,easy spin in the middle,easy spinning in the middle'],
  ['ftp', 'f t p'],
  ['fast', 'blast'],
  ['power zone', 'pz'],
  ['standing', 'stationary,stood,stdg,stndg,stand still,standing still,stood still'],
  ['next', 'nxt'],
  ['continuous', 'contin,cont'],
  ['sec', 'secc,seccs,secods'],
  ['repeat', 'rpt'],
  ['down', 'dn,dwn'],
  ['to finish', '2 finish'],
  ['to start', '2 start'],
  ['on', 't / a,t / o,t / o on'],
  [
    'nonstop',
    'non stop,no stopping,no stops,without stopping,without a stop,without stops,without any stops,without a break,without breaks,without any breaks,without pausing,w / o stopping,w / o stops,w / out stopping,wo stopping,all in one go,in one go,in one piece',
  ],
  ['fc', 'f / c'],
  ['tt', 't / t'],
  ['fs', 'f / s'],
  ['low cadence', 'low cad,lo cad'],
  ['high cadence', 'high cad,hi cad'],
  ['easy', 'easys,eazy,eazey,easey,eezy,easyy,off the gas'],
  ['swim', 'swin,swimn,swimm'],
  ['bike', 'bikde,bikw,bije,bice'],
  ['ride', 'ridw,ridde,rideee'],
  ['hill', 'hil'],
  ['hills', 'hils'],
  ['rest', 'resr,resst'],
  ['hard', 'harf,hardd'],
  ['zone', 'zome,zonne'],
  ['at', 'np,np of,normalised power,normalized power'],
  ['im order', 'imo,i m o,im / o'],
  ['reverse im order', 'rimo,rev im order,rev imo,reverse imo'],
  ['build', 'bld,blds,bd'],
  ['neg split', 'neg / split,n / split,n / s,negsplit,negative / split'],
  ['kick / drill / swim', 'k / d / s'],
  ['kick / pull / swim', 'k / p / s'],
  ['swim / kick / pull / swim', 's / k / p / s'],
  ['pull paddles', 'pp,p / p'],
  [
    'all out',
    'empty it,empty the tank,afap,as fast as possible,as hard as possible,balls out,full tilt,fast as you can,hard as you can,eyeballs out',
  ],
  ['ride', 'club run on bikes,club run on the bikes,club run on the bike,run on bikes,run on the bikes'],
  ['strides', 'run ups,runups,buildups,build ups,buildup,accelerations,accels,wind sprints,windsprints'],
  ['comfortably hard', 'comf hard,comfortable hard,comfy hard,comfortably uncomfortable'],
  // A swim or a jog down ends the session.
  ['cd', 'sd,s / d,s / down,swim down,swimdown,loosen down,to loosen down,to loosen off,loosen off,loosening off'],
  ['wu', 'to loosen up,loosen up,loosening up,loosener'],
  ['outdoors', 'off road,offroad,off path,off piste'],
  ['hills', 'long hills,short hills,steep hills'],
  ['hill', 'long hill,short hill,steep hill'],
  ['easy', 'loose swim,loosen,loose'],
  ['pullbuoy', 'p / b'],
  ['pullups', 'pull ups,chin ups,chinups,pull ups and chin ups'],
  ['kp', 'kpc,k pc,kpace'],
  ['uphill', 'up hill'],
  ['run', 'runn,rnu,rn'],
  ['jog', 'joging,jogg,jogin'],
  ['min', 'mn,mns'],
  ['should', 'shld,shd,shoud'],
  ['back', 'bk'],
  ['about', 'abt,approx,aprox'],
  ['half marathon', 'half mary,half mara'],
  ['before', 'b4,b 4'],
  ['after', 'aft,aftr'],
  ['after each', 'aft ea,after ea'],
  ['swim', 'sw,swm'],
  ['min', 'minz,mims'],
  ['overunders', "o / u,o / us,o / u's"],
  ['tomorrow', 'tmrw,tmr,tmw,tomo,tmrrw'],
  ['recovery', 'recs,recov,rcvry,recvry,recovs'],
  ['rest', 'rst,reste,ri,rest interval'],
  ['threshold', 'thres,thrsh,thold,thrshld,threshld,thresold'],
  ['because', 'cuz,bc,coz,cos'],
  ['rounds', 'rds,rnds'],
  ['vomax', 'vo 2 mx,vo 2 mac'],
  ['vvomax', 'vvo 2 max,vvo 2'],
  ['jog', 'jg,jgs,trot,trots,trotting'],
])
