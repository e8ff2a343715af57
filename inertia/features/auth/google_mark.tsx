import drawing from './google.svg?url'

/** Google's «G» in its own colours, as its guidelines ask. */
export function GoogleMark() {
  return <img src={drawing} alt="" width={18} height={18} className="flex-none" />
}
