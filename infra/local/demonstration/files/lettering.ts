/** Capital letters and digits in three by five dots, as octal rows from top to bottom. */
const dots: Record<string, string> = {
  ...{ A: '25755', B: '65656', C: '34443', D: '65556', E: '74647', F: '74644', G: '34553', H: '55755' },
  ...{ I: '72227', J: '11152', K: '55655', L: '44447', M: '57755', N: '65555', O: '25552', P: '65644' },
  ...{ Q: '25573', R: '65655', S: '34216', T: '72222', U: '55557', V: '55552', W: '55775', X: '55255' },
  ...{ Y: '55222', Z: '71247', '0': '75557', '1': '26227', '2': '71747', '3': '71317', '4': '55711' },
  ...{ '5': '74717', '6': '74757', '7': '71122', '8': '75757', '9': '75717', '-': '00700', '.': '00002' },
}

const across = 3
const down = 5

/** Calls `mark` for every dot of a text; what has no shape leaves a blank. */
export function eachDot(text: string, mark: (x: number, y: number) => void): void {
  for (const [place, letter] of [...text.toUpperCase()].entries()) {
    const rows = dots[letter] ?? ''
    for (let y = 0; y < down; y++) {
      const row = Number(rows[y] ?? 0)
      for (let x = 0; x < across; x++) if (row & (4 >> x)) mark(place * (across + 1) + x, y)
    }
  }
}
