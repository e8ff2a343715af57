import { useIntl } from 'react-intl'

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Says how large a file is, as people say it: «1.4 MB». */
export function useFileSize(): (bytes: number) => string {
  const { formatNumber } = useIntl()
  return (bytes) => {
    const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(1_024)))
    const value = bytes / 1_024 ** step
    const maximumFractionDigits = step === 0 || value >= 100 ? 0 : 1
    return formatNumber(value, {
      style: 'unit',
      unit: UNITS[step],
      unitDisplay: step === 0 ? 'long' : 'short',
      maximumFractionDigits,
    })
  }
}
