import type { Phrase } from '../phrase.ts'

/** Times with the marks of minutes and seconds, and a time that only its rest tells to be one: "5x1000m 4'20 r 1'30", "6x800 3:20 rec 2 min". */
export const timesWithPrimes: readonly Phrase[] = [
  {
    // "10 miles @ 8-8:30", "10k at 5-5:15"
    needs: [':'],
    pattern: /(?<=\d.*(?:@|\bat|\bpace) ?)(?<low>[3-9]|1[0-4])(?= ?- ?(?:[3-9]|1[0-4]):[0-5]\d(?!:))/di,
    as: '{low}:00',
  },
  {
    // "2 mile @8:30 2 mile @8 2 mile @7:30": beside paces in minutes and seconds.
    needs: [':'],
    pattern:
      /(?<=\d ?(?:km?|miles?|mi) ?(?:@|at) ?)(?:(?<=:\d\d.*)|(?=.*:\d\d))(?<minutes>[3-9]|1[0-4])(?=$|[,;]| (?!(?:w|s|secs?|seconds|watts|%|bpm|rpm|pm|am|min|rpe|effort|hours?|\/)))(?!\.\d|,\d)/dgi,
    as: '{minutes}:00',
    when: /\d ?(?:km?|miles?|mi) ?(?:@|at) ?\d{1,2}:[0-5]\d/i,
    unless: /\b(?:bike|ride|turbo|swim)\b/i,
  },
  {
    // "8x400 en 95": French and Spanish for in.
    needs: ['en'],
    pattern: /(?<=\d ?x ?\d{3,4} ?m? )(?<en>en)(?= \d)/di,
    as: '{en=in}',
  },
  {
    // "6x800m 3:20 rec 2 min": what is said beside another rest is the time of each.
    needs: [':', "'"],
    pattern:
      /(?<=\d ?x ?(?:[3-9]\d\d|1\d{3}|2000|3000|\d(?:\.\d)? ?km?|1 mile) ?m?,? )(?<minutes>\d{1,2})[:'](?<seconds>[0-5]\d)(?:''|")?(?=,? (?:with )?(?:rec(?:overy)?|rest|jog|float|r)[ :=]{1,2}\d)/di,
    as: 'in {minutes}:{seconds}',
  },
  {
    // "5x1000m 4'20 r 1'30"
    needs: ["'"],
    pattern:
      /(?<=^|[\s=@,(]|\b(?:in|at|r))(?<!\d ?x ?)(?:(?<sign>en|à|a) )?(?<minutes>\d|1\d)'(?<seconds>[0-5]\d)(?!\d|['"]|[.:,]\d| ?[x%w]| ?(?:km?|mi|mins?|m|bpm|rpm)\b)/dgi,
    by: (span) => {
      const [minutes, seconds] = [span('minutes'), span('seconds')]
      return minutes && seconds && [...(span('sign') ? ['at '] : []), minutes, ':', seconds]
    },
  },
]
