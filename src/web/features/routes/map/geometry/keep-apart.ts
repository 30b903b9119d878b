type Pixel = { x: number; y: number }

/** Makes a function that says whether a pixel is free: as far from all that were free before, across or down. */
export function keepApart(room: number): (pixel: Pixel) => boolean {
  const taken = new Map<string, Pixel[]>()
  return ({ x, y }) => {
    const [column, row] = [Math.floor(x / room), Math.floor(y / room)]
    for (const [across, down] of around)
      for (const other of taken.get(`${column + across} ${row + down}`) ?? [])
        if (Math.abs(other.x - x) < room && Math.abs(other.y - y) < room) return false
    const key = `${column} ${row}`
    taken.set(key, [...(taken.get(key) ?? []), { x, y }])
    return true
  }
}

const around = [-1, 0, 1].flatMap((across) => [-1, 0, 1].map((down) => [across, down] as const))
