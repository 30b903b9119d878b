/** Shown instead of a part of a page that threw `notFound()`. */
export function DefaultNotFound() {
  return <p className="gutter py-10 text-h4">Not Found</p>
}
