/** For a part of a page that says it is not there. */
export function DefaultNotFound() {
  return <p className="gutter py-10 text-h4">Not Found</p>
}
