export type ProfileSize = 'hero' | 'card' | 'mini' | 'spark'

/** How a profile is drawn at a size, in px. */
export type SizeRules = {
  /** The gap between bars. */
  gap: number
  /** The least thickness of a cap. */
  cap: number
  /** The space above the highest bar, and below the baseline. */
  above: number
  below: number
  /** The distance from a group's highest bar to its bracket. */
  bracket: number
  /** The length of the bracket's ends. */
  drop: number
  /** The size drawn until a browser has measured the frame: a phone's, so that every label that shows has room later. */
  nominal: { width: number; height: number }
}

/** The sizes of pages, and that of the picture of a link preview, which is drawn 1.8 times as large. */
export const sizes: Record<ProfileSize | 'picture', SizeRules> = {
  hero: { gap: 2, cap: 4, above: 84, below: 30, bracket: 24, drop: 7, nominal: { width: 390, height: 320 } },
  card: { gap: 1.5, cap: 3, above: 24, below: 7, bracket: 13, drop: 6, nominal: { width: 354, height: 120 } },
  mini: { gap: 1, cap: 2, above: 8, below: 2, bracket: 6, drop: 3, nominal: { width: 120, height: 44 } },
  spark: { gap: 0.8, cap: 1.75, above: 0, below: 0.75, bracket: 0, drop: 0, nominal: { width: 120, height: 18 } },
  picture: { gap: 2, cap: 4, above: 33, below: 0, bracket: 17, drop: 7, nominal: { width: 667, height: 195 } },
}

/** The distance in px from a group's highest bar to its bracket while a flag stands between them. */
export const BRACKET_ABOVE_FLAG_PX = 58
