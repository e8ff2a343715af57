import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { encodePicture, type PictureFault } from './encode_picture.js'
import type { ReceivedFile } from './received_file.js'

interface Shape {
  /** Pixels a side. */
  size: number
  fit?: 'cover' | 'contain'
}

const FAULTS: Record<PictureFault, string> = {
  format: 'pictureFormat',
  tooLarge: 'pictureSize',
  tooManyPixels: 'picturePixels',
  broken: 'pictureBroken',
  oneFile: 'oneFile',
}

const readable = vine.createRule(
  async (value: unknown, shape: Shape, field: FieldContext) => {
    const file = value as ReceivedFile
    const fault = file.count > 1 ? 'oneFile' : file.isTooLarge ? 'tooLarge' : await encodePicture(file.bytes, shape)
    if (typeof fault === 'string') field.report(fault, FAULTS[fault], field)
    else field.mutate(fault, field)
  },
  { isAsync: true }
)

/**
 * A picture that came through `receiveFile`: JPEG, PNG or WebP of at most 5 MB, one in an operation. What comes out is a Buffer with a
 * WebP of `size` pixels, ready for `swapPicture`.
 */
export const picture = (shape: Shape) => vine.any().use(readable(shape))
