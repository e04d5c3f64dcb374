import { validation } from '../../both/validation.ts'

const integer: string = validation.integer

/** Forms, and what keeps that nothing typed is lost. */
export const formTurkish = {
  form: {
    create: 'Yeni',
    edit: 'Düzenle',
    save: 'Kaydet',
    saving: 'Kaydediliyor…',
    savedAt: (time: string) => `Kaydedildi, ${time}`,
    toList: 'Listeye dönülüyor…',
    cancel: 'Vazgeç',
    seeOnSite: 'Sitede gör',
    copy: 'Kopyasını oluştur',
    copied: (title: string) => `${title} (kopya)`,
    left: (count: string) => `${count} karakter kaldı.`,
    over: (count: string) => `${count} karakter fazla.`,
    unsaved: 'Kaydedilmemiş değişiklik var',
    undo: 'Geri al',
    integer,
    unreachable: 'Bağlantınızı denetleyip yeniden kaydedin.',
    lineIsBack: 'Bağlantı geri geldi.',
    retry: 'Yeniden dene',
    waits: 'Görsel yükleniyor, bitince kaydedilecek.',
    notArrived: 'Görsel yüklenmediği için kaydedilmedi. Görseli yeniden deneyin ya da onsuz kaydedin.',
    back: 'Listeye dön',
    wrongAddress: 'Adresi yanlış yazılmış ya da kayıt silinmiş olabilir. Aradığınızı listeden seçin.',
    choose: 'Seçin',
    none: 'Yok',
    yes: 'Evet',
    no: 'Hayır',
    broken: 'Sayfa beklenmedik biçimde durdu.',
    brokenLead: 'Sayfayı yenileyin. Sürerse kaydetmeden önce yazdıklarınızı bir yere kopyalayın.',
    refresh: 'Sayfayı yenile',
  },
  stale: {
    title: 'Bu kayıt siz düzenlerken değişti',
    lead: 'Her alan için hangi hâlin kaydedileceğini seçin. Değişmeyen alanlar gösterilmez.',
    compare: 'İki hâli karşılaştır',
    mine: 'Sizin yazdığınız',
    theirs: 'Şu an kayıtlı olan',
    allMine: 'Hep benimki',
    allTheirs: 'Hep kayıtlı olan',
    save: 'Seçilenleri kaydet',
    empty: 'Boş',
  },
  draft: {
    found: (time: string) => `Kaydedilmemiş bir taslağınız var: ${time}.`,
    restore: 'Taslağı geri getir',
    forget: 'Taslağı sil',
  },
}
