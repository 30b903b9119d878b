import type { MapStreets } from '../map-props.ts'

type Kind = MapStreets['streets'][number]['kind']
type StreetStyle = {
  name: 'path' | 'service' | 'street' | 'through' | 'main'
  colour: '--map-path' | '--map-street'
  dash: string | undefined
  /** In pixels, that of the edge on both sides included: 0 for none. */
  width: number
  edge: number
}

/** How streets are drawn at a zoom, the small ones first. Further out they are thinner, and the smallest are left out. */
export function streetStylesAt(zoom: number): readonly StreetStyle[] {
  const scale = Math.min(1, THINNER_PER_ZOOM ** (FULL_WIDTH_ZOOM - zoom))
  return styles
    .filter(({ fromZoom }) => zoom >= fromZoom)
    .map(({ name, fromZoom: _, colour, dash, width, least, edge }) => {
      const drawn = Math.max(least, width * scale)
      return { name, colour, dash, width: drawn, edge: drawn >= MIN_EDGED_PX ? drawn + edge : 0 }
    })
}

/** The style of a kind of street. */
export function styleOf(kind: Kind): StreetStyle['name'] {
  switch (kind) {
    case 'path':
    case 'footway':
    case 'steps':
    case 'track':
    case 'cycleway':
      return 'path'
    case 'service':
      return 'service'
    case 'tertiary':
    case 'secondary':
      return 'through'
    case 'primary':
    case 'trunk':
      return 'main'
    default:
      return 'street'
  }
}

/** `least` is the width below which a street is not thinned further, `edge` what its edge adds to the width. */
const styles = [
  { name: 'path', fromZoom: 14, colour: '--map-path', dash: '4 3', width: 1.5, least: 1, edge: 0 },
  { name: 'service', fromZoom: 14, colour: '--map-street', dash: undefined, width: 2, least: 1, edge: 0 },
  { name: 'street', fromZoom: 0, colour: '--map-street', dash: undefined, width: 4, least: 0.6, edge: 1.5 },
  { name: 'through', fromZoom: 0, colour: '--map-street', dash: undefined, width: 6, least: 1.5, edge: 1.5 },
  { name: 'main', fromZoom: 0, colour: '--map-street', dash: undefined, width: 8, least: 2.25, edge: 2 },
] as const

const FULL_WIDTH_ZOOM = 15
const THINNER_PER_ZOOM = 0.6
/** Narrower streets have no edge: it would be all that is seen. */
const MIN_EDGED_PX = 2
