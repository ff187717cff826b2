# python3 check-statement.py council-keys.json 'https://portal.council.example/verify#eyJ...'
# Needs Python 3.8 or newer. Checks a code without a network and without a library: keys, signature, kind. Prints what was signed.
# For a paper that counts, ask the register too: docs/certificates.md says how.
import base64, hashlib, json, sys

# Ed25519 (RFC 8032) with whole numbers of Python.
P = 2**255 - 19
L = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P

def point(data):
    y = int.from_bytes(data, 'little')
    sign, y = y >> 255, y & (2**255 - 1)
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * pow(2, (P - 1) // 4, P) % P
    if y >= P or x * x % P != square or (x == 0 and sign):
        raise ValueError('no point of the curve')
    return (P - x if x & 1 != sign else x, y)

def plus(one, other):
    (a, b), (c, d) = one, other
    product = D * a * b * c * d
    x = (a * d + b * c) * pow(1 + product, -1, P) % P
    return (x, (b * d + a * c) * pow(1 - product, -1, P) % P)

def times(number, base):
    sum = (0, 1)
    while number:
        if number & 1:
            sum = plus(sum, base)
        base, number = plus(base, base), number >> 1
    return sum

BASE = point((4 * pow(5, -1, P) % P).to_bytes(32, 'little'))

def is_signed(key, message, signature):
    if len(key) != 32 or len(signature) != 64:
        return False
    start, s = signature[:32], int.from_bytes(signature[32:], 'little')
    hashed = int.from_bytes(hashlib.sha512(start + key + message).digest(), 'little') % L
    return s < L and times(s, BASE) == plus(point(start), times(hashed, point(key)))

def decoded(text):
    data = base64.urlsafe_b64decode(text + '=' * (-len(text) % 4))
    if base64.urlsafe_b64encode(data).rstrip(b'=').decode() != text:
        raise ValueError('not base64url')
    return data

USES = {'cert': 'certificates', 'cert2': 'certificates', 'standing': 'letters', 'registration': 'letters', 'good-standing': 'letters', 'place': 'letters', 'check2': 'checks'}

def check(keys, statement):
    header_text, payload_text, signature = statement.split('.')
    header = json.loads(decoded(header_text))
    use = USES.get(header['typ'])
    key = next((key for key in keys if key['kid'] == header['kid']), None)
    if header['alg'] != 'EdDSA' or use is None or key is None or key.get('signs', use) != use:
        raise ValueError('no key of the council for this kind')
    if not is_signed(decoded(key['x']), (header_text + '.' + payload_text).encode(), decoded(signature)):
        raise ValueError('the signature is wrong')
    return header['typ'], json.loads(decoded(payload_text))

try:
    keys = json.load(open(sys.argv[1], encoding='utf-8'))['keys']
    kind, claims = check(keys, sys.argv[2].split('#')[-1])
    print('Signed:', kind, json.dumps(claims, ensure_ascii=True))
except (ValueError, KeyError, TypeError) as error:
    sys.exit(f'Not genuine: {error}')
