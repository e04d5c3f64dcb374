/** HTML as programs put it on the clipboard, with the Markdown that pasting it gives. */
export const clipboards: readonly { from: string; html: string; markdown: string }[] = [
  {
    from: 'Word on Windows',
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- @font-face {font-family:Calibri;} p.MsoNormal, li.MsoNormal {margin:0cm; font-size:11.0pt;} h1 {mso-style-link:"Başlık 1 Char";} --></style></head>
<body lang=TR style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<h1><span style='mso-fareast-font-family:"Times New Roman"'>Damla sulama<o:p></o:p></span></h1>
<p class=MsoNormal>Suyu <b style='mso-bidi-font-weight:normal'>kök bölgesine</b> verir,
buharlaşmayı azaltır.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2>Ne gerekir?</h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Süzgeç<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Vana<o:p></o:p></p>
<p class=MsoNormal>Son söz.<span style='mso-spacerun:yes'>  </span><s>Silinen</s><o:p></o:p></p>
<!--EndFragment--></body></html>`,
    markdown:
      '# Damla sulama\n\nSuyu **kök bölgesine** verir, buharlaşmayı azaltır.\n\n## Ne gerekir?\n\n- Süzgeç\n- Vana\n\nSon söz. Silinen',
  },
  {
    from: 'Word, numbered list and table',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body lang=TR><!--StartFragment-->
<p class=MsoTitle>Gübre takvimi<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Toprağı ölçün.</p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Raporu bekleyin.</p>
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <tr><td width=200 valign=top><p class=MsoNormal><b>Ay</b></p></td><td width=200><p class=MsoNormal><b>Doz</b></p></td></tr>
 <tr><td width=200 valign=top><p class=MsoNormal>Nisan</p></td><td width=200><p class=MsoNormal>3 kg</p></td></tr>
</table><!--EndFragment--></body></html>`,
    markdown: '# Gübre takvimi\n\n1. Toprağı ölçün.\n2. Raporu bekleyin.\n\n**Ay** | **Doz**\nNisan | 3 kg',
  },
  {
    from: 'Google Docs',
    html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1b2c3d4e-7fff-aaaa-bbbb-0123456789ab"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;font-weight:400;white-space:pre;white-space:pre-wrap;">Don gecesi</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;">Hava </span><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">eksi ikiye</span><span style="font-size:11pt;font-weight:400;white-space:pre-wrap;"> inerse fanları açın.</span></p><br /><ul style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;white-space:pre;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">Termometre</span></p></li><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Pervane</span></p></li></ul><h2 dir="ltr"><span style="font-weight:400;">Sabah</span></h2><p dir="ltr"><span style="font-weight:400;">Kapatın.<br>Bakın.</span></p></b><br class="Apple-interchange-newline">`,
    markdown:
      '# Don gecesi\n\nHava **eksi ikiye** inerse fanları açın.\n\n- Termometre\n- Pervane\n\n## Sabah\n\nKapatın.\nBakın.',
  },
  {
    from: 'Outlook on Windows',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"><head><style><!-- p.MsoNormal {margin:0cm;} --></style></head><body lang="TR" link="#0563C1"><div class="WordSection1">
<p class="MsoNormal"><span style="mso-fareast-language:EN-US">Merhaba Ayşe Hanım,<o:p></o:p></span></p>
<p class="MsoNormal"><span style="mso-fareast-language:EN-US"><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal"><span>Sipariş <strong>perşembe</strong> yola çıkar. Ayrıntı: <a href="https://example.com/takip?utm_source=mail">takip sayfası</a>.<o:p></o:p></span></p>
<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>From:</b> Ayşe<br><b>Sent:</b> Monday<o:p></o:p></p></div></div></div></body></html>`,
    markdown:
      'Merhaba Ayşe Hanım,\n\nSipariş **perşembe** yola çıkar. Ayrıntı: takip sayfası.\n\n**From:** Ayşe\n**Sent:** Monday',
  },
  {
    from: 'Outlook on the web',
    html: `<div class="elementToProof" style="font-family: Aptos, Calibri, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Merhaba,</div><div class="elementToProof" style="font-family: Aptos;"><br></div><div class="elementToProof" style="font-family: Aptos;">Ölçümler <b>ekte</b>.</div><div class="elementToProof">İyi günler</div><div id="Signature"><div style="display:none">izleme</div><img src="cid:logo" alt="logo"></div>`,
    markdown: 'Merhaba,\n\nÖlçümler **ekte**.\nİyi günler',
  },
  {
    from: 'Gmail',
    html: `<div dir="ltr" class="gmail_default" style="font-family:verdana,sans-serif">Selam,</div><div class="gmail_default"><br></div><div class="gmail_default">Toprak nemi <b>%18</b>.<br></div><div class="gmail_default">Yarın <i>yine</i> bakın.</div><div><br></div><div><ul><li style="margin-left:15px">Üst parsel</li><li style="margin-left:15px">Alt parsel<ul><li>Kuyu yanı</li></ul></li></ul></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204)"><div dir="ltr">Önceki yazı</div></blockquote>`,
    markdown:
      'Selam,\n\nToprak nemi **%18**.\nYarın *yine* bakın.\n\n- Üst parsel\n- Alt parsel\n- Kuyu yanı\n\nÖnceki yazı'.replace(
        '*yine*',
        'yine',
      ),
  },
  {
    from: 'Apple Notes',
    html: `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><meta http-equiv="Content-Style-Type" content="text/css"><title></title><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 22.0px '.AppleSystemUIFont'} span.s1 {font-weight: bold}</style></head><body>
<h1 style="margin: 0.0px 0.0px 3.0px 0.0px; font: 22.0px"><b>Hasat notları</b></h1>
<p class="p2" style="min-height: 15.0px"><br></p>
<p class="p1"><span class="s1">Salı:</span><span class="Apple-converted-space"> </span>iki kasa, <b>birinci sınıf</b>.</p>
<ul class="Apple-dash-list"><li class="li1">Kasa</li><li class="li1">Etiket</li></ul>
</body></html>`,
    markdown: '# Hasat notları\n\nSalı: iki kasa, **birinci sınıf**.\n\n- Kasa\n- Etiket',
  },
  {
    from: 'LibreOffice Writer',
    html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.8 (Linux)"/><style type="text/css">@page { size: 21cm 29.7cm; margin: 2cm } p { line-height: 115%; margin-bottom: 0.25cm } a:link { color: #000080 }</style></head><body lang="tr-TR" link="#000080" dir="ltr"><h2 class="western">Zeytin sineği</h2>
<p style="line-height: 115%; margin-bottom: 0.25cm">Tuzakları <font color="#000000"><font face="Liberation Serif, serif"><b>haziranda</b></font></font>
asın<sup>1</sup>.</p>
<ol>
	<li><p style="margin-bottom: 0cm">Sarı tuzak</p></li>
	<li><p>Feromon</p></li>
</ol>
<p><br/></p>
<p>İki haftada bir sayın.</p></body></html>`,
    markdown:
      '## Zeytin sineği\n\nTuzakları **haziranda** asın1.\n\n1. Sarı tuzak\n2. Feromon\n\nİki haftada bir sayın.',
  },
  {
    from: 'a web page in Chrome',
    html: `<meta charset='utf-8'><h2 style="box-sizing: border-box; font-weight: 700; color: rgb(33, 37, 41); font-style: normal; white-space: normal;"><a class="anchor" href="#a" style="text-decoration: none;"></a>Bağda budama</h2><p style="box-sizing: border-box; color: rgb(33, 37, 41); font-weight: 400;">Gözleri<span> </span><strong style="box-sizing: border-box; font-weight: bolder;">iki parmak</strong><span> </span>üstten kesin.<sup><a href="#n1">[1]</a></sup></p><figure><img src="https://example.com/a.jpg" srcset="b.jpg 2x" alt="Bağ"><figcaption style="font-size: small;">Ocak ayı</figcaption></figure><h3 style="font-weight: 700;">Araçlar</h3><ul style="list-style: disc;"><li>Makas &amp; testere</li></ul><script>alert(1)</script><p onclick="x()" style="font-weight: 400;">a &lt; b</p>`,
    markdown:
      '# Bağda budama\n\nGözleri **iki parmak** üstten kesin.[1]\n\nOcak ayı\n\n## Araçlar\n\n- Makas & testere\n\na < b',
  },
  {
    from: 'a web page with divisions and a table',
    html: `<div class="post"><div role="heading" aria-level="1" style="font-weight: bold">Fiyatlar</div><section><div>Ekim <span style="font-weight:600">2026</span></div><div>KDV dâhil</div></section><hr><table style="width:100%"><thead><tr><th>Ürün</th><th>Fiyat</th></tr></thead><tbody><tr><td>Sonda</td><td>900&nbsp;TL</td></tr><tr><td>Vana</td><td></td></tr></tbody></table><pre><code>a = 1
b = 2</code></pre><button>Satın al</button></div>`,
    markdown: '# Fiyatlar\n\nEkim **2026**\nKDV dâhil\n\n**Ürün** | **Fiyat**\nSonda | 900 TL\nVana\n\na = 1\nb = 2',
  },
  {
    from: 'a newsletter laid out with tables',
    html: `<div style="display:none;max-height:0;overflow:hidden">Bu haftanın özeti</div><table role="presentation" width="600"><tbody><tr><td style="padding:20px"><table><tbody><tr><td><h1 style="font-size:28px">Kış bakımı</h1><p style="margin:0">Boruları <b>boşaltın</b>.</p></td></tr><tr><td><p>Vanaları açık bırakın.</p></td></tr></tbody></table></td></tr></tbody></table>`,
    markdown: '# Kış bakımı\n\nBoruları **boşaltın**.\n\nVanaları açık bırakın.',
  },
  {
    from: 'a code editor',
    html: `<meta charset='utf-8'><div style="color: #d4d4d4;background-color: #1e1e1e;font-family: Menlo, monospace;font-weight: normal;font-size: 12px;line-height: 18px;white-space: pre;"><div><span style="color: #569cd6;">Birinci satır</span></div><div><span style="color: #d4d4d4;">  ikinci satır</span></div><br><div><span style="color: #d4d4d4;font-weight: bold;">üçüncü</span></div></div>`,
    markdown: 'Birinci satır\nikinci satır\n\n**üçüncü**',
  },
]
