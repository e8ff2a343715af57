import type { HttpContext } from '@adonisjs/core/http'

const TYPES: Record<string, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
  jsonl: 'application/x-ndjson',
}

/** Says that what follows is a file to keep, by its name (RFC 6266), never shown in the page. */
export function asAttachment(response: HttpContext['response'], name: string): void {
  const plain = name.replace(/[^\w.-]+/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (char) => `%${char.charCodeAt(0).toString(16)}`)
  response.header('Content-Type', TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
  response.header('Content-Disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
  response.header('X-Content-Type-Options', 'nosniff')
}
