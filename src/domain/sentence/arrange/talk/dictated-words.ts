import type { Phrase } from '../phrase.ts'

/** Marks and words as a phone writes down what it hears: "comma", "full stop", "for times", "half an our". */
export const dictatedWords: Phrase = {
  needs: ['comma', 'stop', 'for', 'fore', 'our', 'ours'],
  pattern:
    / ?\b(?:(?<comma>comma)|(?<stop>full stop))\b|\b(?<four>fore?)(?= times (?:a )?(?:\d|[a-z]+ (?:hundred|seconds?|minutes?|met(?:er|re)s?|miles?|k)\b))|(?<=\b(?:an|one) )(?<hour>our)\b|(?<=\b(?:two|three|four|\d) )(?<hours>ours)\b/dgi,
  as: '[{comma=,}][{stop=.}][{four=four}][{hour=hour}][{hours=hours}]',
}
