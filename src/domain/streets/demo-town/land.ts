import { createDraw, type Draw } from './draw.ts'

/** The ground that a town is built on. Metres east and north of its centre. */
export type Land = {
  draw: Draw
  /** Which side of the river a point is on. */
  isNorthOfRiver: (east: number, north: number) => boolean
  isPark: (east: number, north: number) => boolean
  isHilly: (east: number, north: number) => boolean
}

export function landOf(seed: number): Land {
  const draw = createDraw(seed)
  const [bend, phase, height] = [400 + 500 * draw(), draw() * 6, (draw() - 0.5) * 1_200]
  const [parkEast, parkNorth, parkSize] = [(draw() - 0.5) * 2_400, (draw() - 0.5) * 2_400, 350 + 250 * draw()]
  const slope = draw() * 2 * Math.PI
  return {
    draw,
    isNorthOfRiver: (east, north) => north > height + bend * Math.sin(east / 1_500 + phase),
    isPark: (east, north) => Math.hypot(east - parkEast, (north - parkNorth) * 1.4) < parkSize,
    isHilly: (east, north) => east * Math.cos(slope) + north * Math.sin(slope) > 1_500,
  }
}
