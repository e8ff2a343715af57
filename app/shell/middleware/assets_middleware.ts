import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Lists of the build, and the pages as the server draws them. */
const UNSERVED = [`${sep}.vite${sep}`, `${sep}assets${sep}server${sep}`]

interface Asset {
  path: string
  type: string
  size: number
  encodings: Map<string, { path: string; size: number }>
}

/** The files of `public/`, read once: an address that is not in the list cannot reach the disk. */
function listAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>()
  if (!existsSync(folder)) return assets
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = new Set(files.map((entry) => join(entry.parentPath, entry.name)))
  for (const path of paths) {
    const type = TYPES[extname(path)]
    if (!type || UNSERVED.some((part) => path.includes(part))) continue
    const packed = ENCODINGS.filter(([, suffix]) => paths.has(path + suffix))
    const encodings = new Map(
      packed.map(([name, suffix]) => [name, { path: path + suffix, size: statSync(path + suffix).size }])
    )
    assets.set(`/${relative(folder, path).split(sep).join('/')}`, { path, type, size: statSync(path).size, encodings })
  }
  return assets
}

let listed: Map<string, Asset> | null = null

/** Middleware is made anew for each request; the list is not. */
function assets(): Map<string, Asset> {
  listed ??= listAssets(app.publicPath())
  return listed
}

/** Serves the built client before anything else runs: compressed at build time, without session or cookies. */
export default class AssetsMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const asset = assets().get(request.url())
    if (!asset || !['GET', 'HEAD'].includes(request.method())) return next()
    const encoding = [...asset.encodings].find(([name]) => request.encoding([name]))
    const file = encoding?.[1] ?? asset
    const hashed = request.url().startsWith('/assets/')
    response.header('Content-Type', asset.type)
    response.header('Content-Length', file.size)
    response.header('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    response.header('Vary', 'Accept-Encoding')
    if (encoding) response.header('Content-Encoding', encoding[0])
    return response.stream(createReadStream(file.path))
  }
}
