/**
 * A thousand names as people in Pakistan have them, each in twenty ways in which it is written: on forms, in old books, in
 * lists of employers, on phones. Parts of names with their spellings were written down by hand, Latin ones before the line
 * and Urdu ones behind it; the first is the one on the certificate.
 */

const listOf = (text: string): Part[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [latin = [], urdu = []] = line.split('|').map((side) => side.split(',').map((one) => one.trim()))
      return { latin, urdu }
    })

interface Part {
  latin: string[]
  urdu: string[]
}

const menFirst = listOf(`
Muhammad, Mohammad, Mohammed, Mohd, Md, M., Muhammed, Mohd. | محمد
Syed, Sayed, Sayyed, Syed, Sayyid | سید
Ghulam, Gulam, Ghulaam, Gh. | غلام
Abdul Rehman, Abdur Rehman, Abdul Rahman, Abdurrehman, A. Rehman, Abdulrehman, Abd-ur-Rehman | عبدالرحمن, عبد الرحمن, عبدالرحمان
Abdul Sattar, Abdus Sattar, Abdussattar, Abdul Satar, Abdul-Sattar | عبدالستار, عبد الستار
Abdullah, Abdulla, Abd Ullah, Abdul Lah, Abdullaah | عبداللہ, عبد اللہ
Zia-ul-Haq, Zia ul Haq, Ziaul Haq, Ziaulhaq, Zia Ul Haque | ضیاء الحق, ضیا الحق
Saif Ullah, Saifullah, Saif-Ullah, Saifulla, Saef Ullah | سیف اللہ
Ahmed, Ahmad, Ahmmed, Ehmad, Ahmd | احمد
Hafiz, Hafeez, Haafiz, Hafez | حافظ
Mian, Miyan, Mian, Myan | میاں
Mirza, Mirzaa, Merza, Mirza | مرزا
Ch., Chaudhry, Chaudhary, Choudhry, Ch, Chowdhry | چوہدری, چودھری
Abu Bakar, Abubakar, Abu Bakr, Abubakr, Abu-Bakar | ابوبکر, ابو بکر
Fazal-ur-Rehman, Fazlur Rehman, Fazal ur Rahman, Fazalurrehman, Fazl-ur-Rehman | فضل الرحمن, فضل الرحمان
Shams-ud-Din, Shamsuddin, Shams ud Din, Shamsudin, Shams-ud-Deen | شمس الدین
`)
const menGiven = listOf(`
Asif, Aasif, Asef, Asiff | آصف
Umar, Omar, Umer, Omer | عمر
Amir, Aamir, Aamer, Amer | عامر
Tahir, Taahir, Taher, Tahirr | طاہر
Khalid, Khaled, Khaalid, Khalidd | خالد
Bilal, Belal, Bilaal, Billal | بلال
Usman, Osman, Usmaan, Uthman | عثمان
Imran, Emran, Imraan, Immran | عمران
Kamran, Kaamran, Kamraan, Camran | کامران
Farooq, Farooque, Faruq, Farouk | فاروق
Yousaf, Yousuf, Yusuf, Yousif | یوسف
Iqbal, Eqbal, Iqbaal, Ikbal | اقبال
Hussain, Husain, Hussein, Hussayn | حسین
Hassan, Hasan, Hassaan, Hasaan | حسن
Ali, Aly, Alli, Ali | علی
Raza, Razaa, Rza, Raza | رضا
Javed, Javaid, Jawed, Javeed | جاوید
Naveed, Navid, Naweed, Nawid | نوید
Waqar, Waqaar, Vaqar, Wakar | وقار
Shahid, Shaahid, Shahed, Shaheed | شاہد
Shehzad, Shahzad, Shahzaad, Shehzaad | شہزاد
Tariq, Tareq, Tariqe, Tarik | طارق
Rashid, Rasheed, Raashid, Rashed | راشد
Saeed, Said, Saeid, Saeed | سعید
Mahmood, Mehmood, Mahmud, Mehmud | محمود
Mustafa, Mustafaa, Mustufa, Moustafa | مصطفیٰ, مصطفی
Murtaza, Murtza, Murtazaa, Mortaza | مرتضیٰ
Zulfiqar, Zulfikar, Zulfqar, Zulfeqar | ذوالفقار
Ishaq, Ishaque, Ishak, Isshaq | اسحاق
Ismail, Ismaeel, Esmail, Ismael | اسماعیل
Ibrahim, Ibraheem, Ebrahim, Ibraahim | ابراہیم
Ilyas, Elyas, Illyas, Ilyaas | الیاس
Nawaz, Nawaaz, Navaz, Nawazz | نواز
Arshad, Arshed, Arshad, Arrshad | ارشد
Ashraf, Ashruf, Ashraff, Ashrf | اشرف
Akhtar, Akhter, Akhtr, Akther | اختر
Akram, Akrum, Akraam, Akrm | اکرم
Aslam, Asslam, Aslm, Aslam | اسلم
Sajjad, Sajad, Sajjaad, Sajjad | سجاد
Zeeshan, Zishan, Zeshan, Zeeshaan | ذیشان
Faisal, Faysal, Feisal, Faisl | فیصل
Junaid, Junaed, Juneid, Junaid | جنید
Adeel, Adil, Adeil, Adeell | عدیل
Nadeem, Nadim, Nadeam, Nadeeem | ندیم
Waseem, Wasim, Vaseem, Waseeem | وسیم
Naeem, Naim, Nayeem, Naeem | نعیم
Saleem, Salim, Saleeem, Selim | سلیم
Rizwan, Rizvan, Rizwaan, Rezwan | رضوان
Irfan, Erfan, Irfaan, Irrfan | عرفان
Noman, Nouman, Nauman, Numan | نعمان
`)
const womenFirst = listOf(`
Syeda, Syedah, Sayeda, Syda, Sayyeda | سیدہ
Umm-e-Kulsoom, Umm Kulsoom, Umme Kulsoom, Ume Kalsoom, Umme Kalsoom, Umekulsoom | ام کلثوم
Umm-e-Habiba, Umme Habiba, Ume Habiba, Umm Habiba, Ummehabiba | ام حبیبہ
Qurat-ul-Ain, Quratulain, Qurat ul Ain, Qurratulain, Qurrat-ul-Ain | قرۃ العین
Noor-ul-Ain, Noorulain, Noor ul Ain, Nurul Ain, Nur-ul-Ain | نور العین
Mehr-un-Nisa, Mehrunnisa, Mehr un Nisa, Mehrun Nisa, Mehrunisa | مہر النساء, مہرالنساء
Fatima, Fatimah, Fatma, Faatima, Fatema | فاطمہ
Ayesha, Aisha, Ayisha, Aaisha, Ayeshah | عائشہ
Khadija, Khadijah, Khadeeja, Khadeja, Khadija | خدیجہ
Maryam, Mariam, Mariyam, Maryum, Mariam | مریم
Zainab, Zaynab, Zenab, Zainub, Zainab | زینب
Rukhsana, Ruksana, Rukhsanah, Rukhsaana, Rokhsana | رخسانہ
Shagufta, Shugufta, Shaguftah, Shagufta, Shaguftaa | شگفتہ
Hafsa, Hafsah, Haffsa, Hafsaa, Hafsa | حفصہ
Bushra, Bushrah, Boshra, Bushraa, Bushra | بشریٰ, بشری
Nusrat, Nusrut, Nussrat, Nusrat, Nasrat | نصرت
`)
const womenGiven = listOf(`
Tahira, Taahira, Tahirah, Tahera | طاہرہ
Khalida, Khalidah, Khaleda, Khaalida | خالدہ
Siddiqa, Siddiqua, Sidiqa, Siddika | صدیقہ
Zahra, Zehra, Zahraa, Zahrah | زہرا, زہرہ
Parveen, Perveen, Parvin, Parween | پروین
Nasreen, Nasrin, Nasreeen, Nasren | نسرین
Yasmin, Yasmeen, Yasmine, Yasmeeen | یاسمین
Kausar, Kousar, Kosar, Kauser | کوثر
Akhtar, Akhter, Akhtr, Akther | اختر
Begum, Begam, Begum, Bgum | بیگم
Bibi, Bibi, Beebi, Bibbi | بی بی, بیبی
Batool, Batul, Batoul, Battool | بتول
Sultana, Sultanah, Sultanaa, Soltana | سلطانہ
Samina, Sameena, Saminah, Samena | ثمینہ
Shaheen, Shahin, Shaaheen, Shahen | شاہین
Naz, Naaz, Naz, Nazz | ناز
Noor, Nur, Nour, Noor | نور
Iqra, Ikra, Iqraa, Iqrah | اقرا, اقراء
Rabia, Rabiya, Rabea, Raabia | رابعہ
Sadia, Sadiya, Saadia, Sadiaa | سعدیہ
Nadia, Nadiya, Nadiah, Naadia | نادیہ
Saima, Sayma, Saimah, Saaima | صائمہ
Humaira, Humera, Humayra, Homaira | حمیرا
Sumaira, Sumera, Sumayra, Somaira | سمیرا
Uzma, Ozma, Uzmaa, Uzzma | عظمیٰ, عظمی
Asma, Aasma, Asmaa, Asmah | اسماء, اسما
Hina, Hena, Heena, Hinaa | حنا
Sana, Sanaa, Sanna, Sana | ثناء, ثنا
Amna, Aamna, Amnah, Aamnah | آمنہ
Mehwish, Mahwish, Mehvish, Mahvish | مہوش
`)
const family = listOf(`
Khan, Khaan, Khan, Kahn | خان
Butt, But, Butt, Bhat | بٹ
Malik, Mallik, Malick, Maalik | ملک
Chaudhry, Chaudhary, Choudhry, Ch., Chowdhury | چوہدری, چودھری
Bukhari, Bokhari, Bukhaari, Bukharee | بخاری
Siddiqui, Siddique, Siddiqi, Sidiqui | صدیقی
Qureshi, Quraishi, Qureishi, Kureshi | قریشی
Ansari, Ansaari, Ansary, Annsari | انصاری
Hashmi, Hashmy, Hashimi, Haashmi | ہاشمی
Gillani, Gilani, Geelani, Gillaani | گیلانی
Naqvi, Naqwi, Naqavi, Naqvy | نقوی
Zaidi, Zaydi, Zaidy, Zaidee | زیدی
Kazmi, Kazimi, Kaazmi, Kazmy | کاظمی
Rizvi, Rizwi, Razvi, Rizvy | رضوی
Jafri, Jaffri, Jafry, Jaffery | جعفری
Abbasi, Abbassi, Abasi, Abbasy | عباسی
Sheikh, Shaikh, Shiekh, Sh., Shaykh | شیخ
Mughal, Moghal, Mugal, Mughul | مغل
Bhatti, Bhati, Bhattee, Bhatty | بھٹی
Awan, Awaan, Aawan, Awan | اعوان
Gondal, Gundal, Gondel, Gondal | گوندل
Cheema, Chima, Cheemah, Chema | چیمہ
Warraich, Waraich, Warraech, Varaich | وڑائچ
Bajwa, Bajwah, Bajva, Bajwaa | باجوہ
Rana, Raana, Ranna, Rana | رانا
Raja, Rajah, Raaja, Raja | راجہ
Khokhar, Khokar, Kokhar, Khokher | کھوکھر
Chughtai, Chugtai, Chughtaai, Chaghtai | چغتائی
Lodhi, Lodi, Lodhee, Lodhy | لودھی
Durrani, Durani, Durraani, Dorrani | درانی
Afridi, Afreedi, Affridi, Afridy | آفریدی
Yousafzai, Yusufzai, Yousaf Zai, Yousufzai | یوسفزئی, یوسف زئی
Khattak, Khatak, Khattack, Khatack | خٹک
Bangash, Bungash, Bangish, Bangaash | بنگش
Orakzai, Aurakzai, Orakzay, Orak Zai | اورکزئی
Marwat, Marwatt, Merwat, Marvat | مروت
Baloch, Baluch, Balouch, Balooch | بلوچ
Mengal, Mangal, Mengel, Mingal | مینگل
Memon, Memon, Meman, Maimon | میمن
Soomro, Sumro, Soomroo, Somro | سومرو
Jatoi, Jatoee, Jatoi, Jattoi | جتوئی
Baig, Beg, Baigh, Beig | بیگ
Dar, Daar, Darr, Dar | ڈار
Lone, Loan, Lon, Lone | لون
Shah, Shaah, Sha, Shah | شاہ
Mehdi, Mahdi, Mehdee, Mahdy | مہدی
Niazi, Niyazi, Neazi, Niazee | نیازی
Tareen, Tarin, Tareeen, Tareen | ترین
Kakar, Kakarr, Kaakar, Kaker | کاکڑ
Wazir, Vazir, Wazeer, Wazeeer | وزیر
`)

/** Parts so that each name is of two to four, and none comes twice. */
const namesOf = (given: Part[][], most: number): Part[][] => {
  const [first = [], second = [], last = []] = given
  const at = (list: Part[], place: number): Part => list[place % list.length] as Part
  const found = new Map<string, Part[]>()
  for (let place = 0; found.size < most; place++) {
    const [one, two, three] = [
      at(first, place),
      at(second, place * 7 + Math.floor(place / 31)),
      at(last, place * 11 + Math.floor(place / 17)),
    ]
    const parts =
      place % 5 === 0
        ? [one, three]
        : place % 5 === 1
          ? [two, three]
          : place % 9 === 0
            ? [one, at(menGiven, place + 5), two, three]
            : [one, two, three]
    found.set(parts.map(({ latin }) => latin[0]).join(' '), parts)
  }
  return [...found.values()]
}

export const corpus: Part[][] = [
  ...namesOf([menFirst, menGiven, family], 560),
  ...namesOf([womenFirst, womenGiven, family], 440),
]

const spelt = (parts: Part[], way: number): string[] =>
  parts.map(({ latin }, place) => latin[(way + place * (way > 1 ? 1 : 0)) % latin.length] ?? '')
const inUrdu = (parts: Part[], way: number): string[] =>
  parts.map(({ urdu }) => urdu[way % urdu.length] ?? '')
/** A letter too many or too few, as a hurried clerk types. */
const doubled = (word: string): string => word.replace(/([aeiou])([bdfjklmnrsz])(?=[aeiou])/, '$1$2$2')
const undoubled = (word: string): string => word.replace(/([a-z])\1/, '$1')
const withoutPlace = (words: string[], place: number): string[] =>
  words.length > 2 ? words.filter((_, at) => at !== place) : words

const nameOf = (words: string[]): string => words.join(' ')

/** The name on the certificate. */
export const registeredName = (parts: Part[]): string => nameOf(spelt(parts, 0))

/** Twenty everyday ways to write a name. */
export const writingsOf = (parts: Part[]): string[] => {
  const own = spelt(parts, 0)
  const last = parts.length - 1
  return [
    own.map((word) => word.toUpperCase()),
    spelt(parts, 1),
    spelt(parts, 2),
    spelt(parts, 3),
    inUrdu(parts, 0),
    inUrdu(parts, 1),
    [own[last], ...own.slice(0, last)],
    spelt(parts, 1).reverse(),
    inUrdu([...parts].reverse(), 0),
    withoutPlace(own, 1),
    withoutPlace(spelt(parts, 2), 1),
    withoutPlace(spelt(parts, 1), 0),
    withoutPlace(own, last),
    withoutPlace(inUrdu(parts, 0), 1),
    ['Dr.', ...own],
    [`${own[last]},`, ...own.slice(0, last)],
    own.map((word) => word.replace(/[\s-]+/g, '-')).map((word) => word.toLowerCase()),
    own.map(doubled),
    own.map(undoubled),
    [own[last] ?? '', ...withoutPlace(spelt(parts, 3), last).slice(0, 1)],
  ].map((words) => nameOf(words as string[]))
}

/** Names of different people that look or sound much alike; written down by hand. */
export const hardPairs: [string, string][] = [
  ['Umar Farooq', 'Amir Farooq'],
  ['Tahira Khan', 'Tahir Khan'],
  ['Khalida Butt', 'Khalid Butt'],
  ['Muhammad Khan', 'Mahmood Khan'],
  ['Syed Ahmed', 'Saeed Ahmed'],
  ['Saif Ali', 'Saif Ullah'],
  ['Sajida Malik', 'Sajid Malik'],
  ['Shahida Noor', 'Shahid Noor'],
  ['Hamid Raza', 'Ahmed Raza'],
  ['Imran Ali', 'Kamran Ali'],
  ['Ahsan Ali', 'Hassan Ali'],
  ['Asma Noor', 'Uzma Noor'],
  ['Asif Khan', 'Yousaf Khan'],
  ['Sana Malik', 'Saima Malik'],
  ['Zahid Khan', 'Zahida Khan'],
  ['Naeem Shah', 'Nadeem Shah'],
  ['Abdul Rehman', 'Abdul Rahim'],
  ['Nasir Mehmood', 'Nasira Mehmood'],
  ['Fatima Zahra', 'Fatima Zara'],
  ['Arshad Ali', 'Rashid Ali'],
  ['Omair Khan', 'Ameer Khan'],
  ['Rizwan Ahmed', 'Rizwana Ahmed'],
  ['Iqbal Hussain', 'Akmal Hussain'],
  ['Shabana Bibi', 'Shaban Bibi'],
  ['محمد طاہر', 'محمد طاہرہ'],
  ['خالد محمود', 'خالدہ محمود'],
  ['Muhammad Asif Khan', 'Muhammad Khan'],
  ['M. A. Khan', 'A. M. K.'],
]
