import { createDraw, type Draw } from './draw.ts'

/** The ground that a town is built on. Metres east and north of its centre. */
export type Land = {
  draw: Draw
  /** Which side of the river a point is on. */
  isNorthOfRiver: (east: number, north: number) => boolean
  isBesideRiver: (east: number, north: number) => boolean
  isPark: (east: number, north: number) => boolean
  isHilly: (east: number, north: number) => boolean
  /** Metres above the sea: the river's valley, the hills beside the town, and a rolling country. */
  elevation: (east: number, north: number) => number
}

export function landOf(seed: number): Land {
  const draw = createDraw(seed)
  const [bend, phase, height] = [400 + 500 * draw(), draw() * 6, (draw() - 0.5) * 1_200]
  const [parkEast, parkNorth, parkSize] = [(draw() - 0.5) * 2_400, (draw() - 0.5) * 2_400, 350 + 250 * draw()]
  const slope = draw() * 2 * Math.PI
  const northOfRiver = (east: number, north: number) => north - height - bend * Math.sin(east / 1_500 + phase)
  const upSlope = (east: number, north: number) => east * Math.cos(slope) + north * Math.sin(slope)
  return {
    draw,
    isNorthOfRiver: (east, north) => northOfRiver(east, north) > 0,
    isBesideRiver: (east, north) => Math.abs(northOfRiver(east, north)) < RIVERSIDE_METRES,
    isPark: (east, north) => Math.hypot(east - parkEast, (north - parkNorth) * 1.4) < parkSize,
    isHilly: (east, north) => upSlope(east, north) > 1_500,
    elevation: (east, north) => {
      const valley = 12 * (1 - Math.exp(-Math.abs(northOfRiver(east, north)) / 400))
      const across = north * Math.cos(slope) - east * Math.sin(slope)
      const hill = 45 * Math.sin(Math.max(0, upSlope(east, north) - 1_200) / 700 - Math.PI / 2) + 45
      const country = 10 * Math.sin(east / 2_300 + phase) * Math.cos(north / 1_900)
      return 40 + valley + hill * (1.2 + Math.sin(across / 900)) + country
    },
  }
}

const RIVERSIDE_METRES = 120
