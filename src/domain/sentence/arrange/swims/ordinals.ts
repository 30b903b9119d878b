/** Which of the lengths or repetitions is meant by "every 3rd", "every other". */
export const ordinals: Record<string, number> = {
  other: 2,
  '2nd': 2,
  second: 2,
  '3rd': 3,
  third: 3,
  '4th': 4,
  fourth: 4,
  '5th': 5,
  fifth: 5,
  '6th': 6,
  sixth: 6,
  '8th': 8,
}
