import { directionsText, galleryText } from './gallery/gallery-text.ts'

// `npm run gallery -- 1`: prints a hundred sessions of all sports, types, lengths, metrics and units as a coach reads
// them, for somebody who would sign them or not, and a version of some in each direction. The number is the seed.
const seed = Number(process.argv[2] ?? 1)
console.log(galleryText(seed))
console.log(directionsText(seed))
