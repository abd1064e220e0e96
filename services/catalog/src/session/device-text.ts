type Rules = readonly (readonly [name: string, mark: RegExp])[]

/** The first that fits: many say that they are Chrome and Safari as well. */
const BROWSERS: Rules = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]

const SYSTEMS: Rules = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
]

/** `Chrome on Android`: enough to know one's own devices by, from what a browser says of itself. */
export function deviceText(userAgent: string): string {
  if (userAgent === '') return 'Unknown'
  const [browser, system] = [BROWSERS, SYSTEMS].map((rules) => rules.find(([, mark]) => mark.test(userAgent))?.[0])
  if (browser === undefined) return 'Another program'
  return system === undefined ? browser : `${browser} on ${system}`
}
