/** Initial texts of /surdurulebilirlik. */
export const sustainability = {
  lead: 'Kaynakları nasıl kullandığımızı ve neyi iyileştirmek istediğimizi bu sayfada yazarız.',
  figures: [],
  chapters: [],
  closingTitle: 'Ölçmediğimizi söylemeyiz',
  closingText:
    'Bu sayfaya yalnızca ölçtüğümüz ve gösterebildiğimiz sonuçları koyarız. Bir sayının yanında nerede, ne zaman ve nasıl ölçüldüğü yazar. Merak ettiğiniz bir şey varsa bize yazın.',
  en: {
    lead: 'On this page we write how we use resources, and what we want to do better.',
    closingTitle: 'What we have not measured we do not claim',
    closingText:
      'Only results that we have measured and can show are put here. Beside a figure stands where, when and how it was measured. If there is something that you would like to know, write to us.',
  },
}
