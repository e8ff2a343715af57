import mammoth from 'mammoth'
import { ReadingFault } from '../extraction/fault.js'
import { repack } from '../extraction/repack.js'
import { unpack } from '../extraction/unpack.js'
import { sanitise, type SafeHtml } from './sanitise.js'

const WANTED =
  /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/[^/]+\.xml|word\/_rels\/[^/]+\.rels|word\/media\/[^/]+\.(png|jpe?g|gif))$/i
const PICTURE = /^image\/(png|jpeg|gif)$/
/** Pictures travel within the page. */
const PICTURE_BYTES = 1_500_000
const ALL_PICTURES_BYTES = 6_000_000

/** A Word document as a page: headings, lists, tables, notes and its pictures. Macros, fields and linked files are never opened. */
export async function docxPage(bytes: Buffer): Promise<SafeHtml> {
  const files = await unpack(bytes, (name) => WANTED.test(name))
  const archive = await repack(files)
  try {
    const { value } = await mammoth.convertToHtml({ buffer: archive }, { convertImage: pictures() })
    return sanitise(value, { pictures: true })
  } catch {
    throw new ReadingFault('corrupted')
  }
}

function pictures() {
  let room = ALL_PICTURES_BYTES
  return mammoth.images.imgElement(async (image) => {
    const bytes = await image.readAsBuffer()
    const isShown = PICTURE.test(image.contentType) && bytes.length <= Math.min(PICTURE_BYTES, room)
    if (!isShown) return { src: '' }
    room -= bytes.length
    return { src: `data:${image.contentType};base64,${bytes.toString('base64')}` }
  })
}
