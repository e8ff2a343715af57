import drive from '@adonisjs/drive/services/main'
import logger from '@adonisjs/core/services/logger'
import { randomness } from '#app/core/encryption/tokens'

/** Whose picture it is: a person's face, a firm's logo or that of a client of a firm. */
export type PictureOwner = `${OwnerKind}-${number}`
type OwnerKind = 'user' | 'firm' | 'client'

const KEY = /^(user|firm|client)-(\d{1,15})-[\w-]{22}$/
const pathOf = (key: string) => `pictures/${key}.webp`

/** Whom a key belongs to; null for what is no key. */
export function ownerOf(key: string): { kind: OwnerKind; id: number } | null {
  const [, kind, id] = KEY.exec(key) ?? []
  return kind ? { kind: kind as OwnerKind, id: Number(id) } : null
}

/** Stores a WebP under a new key, which says whose it is and cannot be guessed. */
export async function storePicture(webp: Buffer, owner: PictureOwner): Promise<string> {
  const key = `${owner}-${randomness.bytes(16).toString('base64url')}`
  await drive.use().put(pathOf(key), webp, { contentType: 'image/webp' })
  return key
}

/** The bytes of a picture, or null when it is gone. */
export async function readPicture(key: string): Promise<Buffer | null> {
  if (!ownerOf(key) || !(await drive.use().exists(pathOf(key)))) return null
  return Buffer.from(await drive.use().getBytes(pathOf(key)))
}

/** Takes a picture away. One that stays behind harms nobody, so a disk that fails is only logged. */
export async function removePicture(key: string | null): Promise<void> {
  if (!key || !ownerOf(key)) return
  await drive
    .use()
    .delete(pathOf(key))
    .catch((error: unknown) => logger.warn({ err: error }, 'a picture could not be removed'))
}

/**
 * Puts a picture in the place of another, or takes it away (`null`). `keep` writes the new key in its transaction and returns the old one; the
 * old file goes only after that, and the new one goes again when it fails.
 */
export async function swapPicture(
  webp: Buffer | null,
  owner: PictureOwner,
  keep: (key: string | null) => Promise<string | null>
): Promise<void> {
  const key = webp && (await storePicture(webp, owner))
  const old = await keep(key).catch(async (error: unknown) => {
    await removePicture(key)
    throw error
  })
  await removePicture(old)
}
