import { z } from './endpoint.ts'

export const PAGE_SIZE = 10

export const PageQuery = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'A page is a whole number from 1.')
    .transform(Number)
    .optional(),
})

/** A page of a list, with the figures for paging. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    pagination: z.object({ totalCount: z.int(), pageSize: z.int(), currentPage: z.int(), totalPages: z.int() }),
  })
}
