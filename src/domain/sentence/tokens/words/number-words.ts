/** Number words below a hundred. */
export const numberWords: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

/** Plural number words for distances that are repeated: "eight hundreds", "ten fifties". */
export const pluralNumberWords: Record<string, number> = {
  twenties: 20,
  thirties: 30,
  fifties: 50,
  hundreds: 100,
  thousands: 1000,
}

export const magnitudeWords: Record<string, number> = { hundred: 100, thousand: 1000 }

export const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
